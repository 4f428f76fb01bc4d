import ts from 'typescript';

/** The top-level declarations of a file, not exported, that only such places use, or others that only they use. */
export function usedOnlyIn(source: ts.SourceFile, isPlace: (node: ts.Node) => boolean): ReadonlySet<ts.Node> {
  const declared = new Map(source.statements.flatMap(namesOf));
  const usedOutside = (hidden: (node: ts.Node) => boolean): ReadonlySet<string> => {
    const used = new Set<string>();
    const visit = (node: ts.Node): void => {
      if (hidden(node)) return;
      if (ts.isIdentifier(node) && declared.get(node.text) !== node.parent) used.add(node.text);
      ts.forEachChild(node, visit);
    };
    visit(source);
    return used;
  };
  const anywhere = usedOutside(() => false);
  const found = new Set<ts.Node>();
  for (let before = -1; before < found.size; ) {
    before = found.size;
    const outside = usedOutside(node => found.has(node) || isPlace(node));
    for (const [name, declaration] of declared)
      if (anywhere.has(name) && !outside.has(name)) found.add(declaration);
  }
  return found;
}

function namesOf(statement: ts.Statement): [string, ts.Node][] {
  if (ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.length) return [];
  if (ts.isFunctionDeclaration(statement) && statement.name) return [[statement.name.text, statement]];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap((declaration): [string, ts.Node][] =>
    ts.isIdentifier(declaration.name) ? [[declaration.name.text, declaration]] : [],
  );
}
