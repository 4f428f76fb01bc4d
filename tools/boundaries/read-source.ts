import ts from 'typescript';

/** One file as the boundaries see it. */
export interface Source {
  readonly imports: readonly Import[];
  /** Every identifier used as a value or type, and `Math.random`. */
  readonly names: readonly Name[];
  /** Contains nothing but `export … from`. */
  readonly isBarrel: boolean;
}

export interface Import {
  readonly specifier: string;
  readonly typeOnly: boolean;
  readonly line: number;
}

export interface Name {
  readonly name: string;
  readonly line: number;
}

export function readSource(path: string, text: string): Source {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const imports: Import[] = [];
  const names: Name[] = [];
  const lineOf = (node: ts.Node) => file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;

  const visit = (node: ts.Node): void => {
    const target = importedBy(node);
    if (target) imports.push({ ...target, line: lineOf(node) });
    const name = nameUsedBy(node);
    if (name) names.push({ name, line: lineOf(node) });
    ts.forEachChild(node, visit);
  };
  visit(file);

  return { imports, names, isBarrel: file.statements.length > 0 && file.statements.every(isReexport) };
}

/** The specifier of an import, export-from, dynamic import, `import('…')` type or worker address. */
function importedBy(node: ts.Node): Omit<Import, 'line'> | null {
  if (ts.isImportDeclaration(node)) return literal(node.moduleSpecifier, bringsTypesOnly(node.importClause));
  if (ts.isExportDeclaration(node)) return literal(node.moduleSpecifier, node.isTypeOnly);
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    return literal(node.argument.literal, true);
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return literal(node.arguments[0], false);
  }
  if (ts.isNewExpression(node) && node.expression.getText() === 'URL') {
    const [address, base] = node.arguments ?? [];
    if (!address || base?.getText() !== 'import.meta.url') return null;
    return /\.tsx?.$/.test(address.getText()) ? literal(address, false) : null;
  }
  return null;
}

function literal(node: ts.Node | undefined, typeOnly: boolean): Omit<Import, 'line'> | null {
  return node && ts.isStringLiteralLike(node) ? { specifier: node.text, typeOnly } : null;
}

function bringsTypesOnly(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const named = clause.namedBindings;
  return (
    !clause.name && !!named && ts.isNamedImports(named) && named.elements.every(element => element.isTypeOnly)
  );
}

function nameUsedBy(node: ts.Node): string | null {
  if (ts.isPropertyAccessExpression(node) && node.getText() === 'Math.random') return 'Math.random';
  return ts.isIdentifier(node) && !isMemberName(node) ? node.text : null;
}

/** `clock.Date`, `{ process: 1 }`, `interface Plant { process: string }`: a word of our own, not the global. */
function isMemberName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isShorthandPropertyAssignment(parent)) return false;
  const hasMembers =
    ts.isPropertyAccessExpression(parent) ||
    ts.isObjectLiteralElement(parent) ||
    ts.isTypeElement(parent) ||
    ts.isClassElement(parent);
  return hasMembers && parent.name === node;
}

const isReexport = (statement: ts.Statement) =>
  ts.isExportDeclaration(statement) && !!statement.moduleSpecifier;
