import ts from 'typescript';
import { ID } from '../clauses/read-rules.ts';

/**
 * The clauses that the code at a node carries out: those cited by the nearest thing around it that cites any, be it in
 * a comment above it (`CC-54 to CC-64` means all of them) or in the `clause` of a refusal inside it. None if nothing
 * around it cites any: then its clauses are those of the tests that notice when it is broken.
 */
export function clausesAt(node: ts.Node, ids: readonly string[]): readonly string[] {
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    const cited = citedIn(
      commentsAbove(at) + (ts.isStatement(at) && !ts.isBlock(at) ? refusalsIn(at) : ''),
      ids,
    );
    if (cited.length > 0) return cited;
  }
  return [];
}

/** The ids that stand in a text, ranges included, in the order of the rules. */
export function citedIn(text: string, ids: readonly string[]): readonly string[] {
  const cited = new Set<string>();
  for (const [id] of text.matchAll(new RegExp(ID, 'g'))) cited.add(id);
  for (const [, first = '', last = ''] of text.matchAll(new RegExp(`(${ID}) to (${ID})`, 'g')))
    for (const id of ids.slice(ids.indexOf(first), ids.indexOf(last) + 1)) cited.add(id);
  return ids.filter(id => cited.has(id));
}

function commentsAbove(node: ts.Node): string {
  const { text } = node.getSourceFile();
  const ranges = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
  return ranges.map(({ pos, end }) => text.slice(pos, end)).join('\n');
}

function refusalsIn(statement: ts.Node): string {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'clause')
      found.push(node.initializer.getText());
    ts.forEachChild(node, visit);
  };
  visit(statement);
  return found.join(' ');
}
