import ts from 'typescript';
import { clausesAt } from './clauses-at.ts';
import { usedOnlyIn } from './used-only-in.ts';

/** One small break of a rule: the text between `start` and `end` becomes `becomes`. */
export interface Mutant {
  /** The same as long as the broken code is the same, wherever it stands in its file. */
  readonly key: string;
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly code: string;
  readonly becomes: string;
  /** The function it stands in, as `functionsOf` counts them; null outside of all. */
  readonly inside: number | null;
  /** What the code around it cites; see `clausesAt`. */
  readonly clauses: readonly string[];
}

/** A change of one node; several are tried one by one. */
type Change = readonly [node: ts.Node, becomes: string];

/** Not verdicts: what is worth asking about, and how odd JSON is read. What they get wrong is refused or misread, not misplayed. */
const NO_RULES = new Set(['candidates', 'recognise']);

const SWAPS: { readonly [operator: string]: string } = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
};

const METHODS: { readonly [name: string]: string } = {
  every: 'some',
  some: 'every',
  min: 'max',
  max: 'min',
  ceil: 'floor',
  floor: 'ceil',
};

/** Every way in which this tool breaks a file of rules. */
export function findMutants(file: string, text: string, ids: readonly string[]): readonly Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const functions = functionsOf(source);
  const seen = new Map<string, number>();
  return changesIn(source).map(([node, becomes]) => {
    const code = node.getText();
    const owner = ownerOf(node);
    const base = [file, owner ? nameOf(owner) : '', oneLine(code), oneLine(becomes)].join(' | ');
    const nth = (seen.get(base) ?? 0) + 1;
    seen.set(base, nth);
    return {
      key: nth === 1 ? base : `${base} | ${nth}`,
      file,
      line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
      start: node.getStart(),
      end: node.getEnd(),
      code: oneLine(code),
      becomes: oneLine(becomes),
      inside: owner ? functions.indexOf(owner) : null,
      clauses: clausesAt(node, ids),
    };
  });
}

/** All functions of a file in the order of their text: their places here are their numbers. */
export function functionsOf(source: ts.SourceFile): readonly ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function ownerOf(node: ts.Node): ts.Node | null {
  for (let at = node.parent; at; at = at.parent)
    if (ts.isFunctionLike(at) && 'body' in at && at.body) return at;
  return null;
}

function nameOf(node: ts.Node): string {
  for (let at = node; at; at = at.parent) {
    const { name } = at as { name?: ts.Node };
    if (name && (ts.isIdentifier(name) || ts.isStringLiteral(name))) return name.text;
  }
  return '';
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

function changesIn(source: ts.SourceFile): readonly Change[] {
  const changes: Change[] = [];
  const helpers = helpersOfNoRules(source);
  const visit = (node: ts.Node): void => {
    if (isNoRule(node) || helpers.has(node)) return;
    changes.push(...changesOf(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return changes;
}

/** Lists and functions of this file that serve only what is no rule. */
const helpersOfNoRules = (source: ts.SourceFile): ReadonlySet<ts.Node> => usedOnlyIn(source, isNoRule);

/** Types, imports, what is only told to the log, and what is no rule. */
function isNoRule(node: ts.Node): boolean {
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  if (ts.isInterfaceDeclaration(node)) return true;
  if (ts.isIfStatement(node) && !node.elseStatement && isTelling(only(node.thenStatement))) return true;
  if (isTelling(node)) return true;
  return (ts.isMethodDeclaration(node) || ts.isPropertyAssignment(node)) && NO_RULES.has(node.name.getText());
}

function only(statement: ts.Statement): ts.Node {
  const [first, second] = ts.isBlock(statement) ? statement.statements : [];
  return first && !second ? first : statement;
}

/** `emit?.({ … })` */
function isTelling(node: ts.Node): boolean {
  if (ts.isExpressionStatement(node)) return isTelling(node.expression);
  return ts.isCallExpression(node) && /(^|\.)emit(\?\.)?$/.test(node.expression.getText());
}

function changesOf(node: ts.Node): readonly Change[] {
  if (ts.isBinaryExpression(node)) return binary(node);
  if (ts.isIfStatement(node)) return outcomes(node.expression);
  if (ts.isConditionalExpression(node)) return outcomes(node.condition);
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return isListening(node) ? [] : [[node, node.operand.getText()]];
  if (ts.isCallExpression(node)) return call(node);
  if (ts.isNumericLiteral(node)) return number(node);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [[node, 'false']];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [[node, 'true']];
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'clause') return [[node.initializer, "'?'"]];
  if (isRemovable(node)) return [[node, ';']];
  return [];
}

/** A condition that always holds, and one that never does. */
function outcomes(condition: ts.Expression): readonly Change[] {
  if (isListening(condition)) return [];
  return [
    [condition, 'true'],
    [condition, 'false'],
  ];
}

/** `emit`, `!emit`: whether anybody is told. */
const isListening = (node: ts.Node): boolean => /^!?(\w+\.)?emit$/.test(node.getText());

function binary(node: ts.BinaryExpression): readonly Change[] {
  const [left, right] = [node.left.getText(), node.right.getText()];
  const operator = node.operatorToken.getText();
  if (operator === '&&' || operator === '||') {
    const other = operator === '&&' ? '||' : '&&';
    return [
      [node, `((${left}) ${other} (${right}))`],
      [node, left],
      [node, right],
    ];
  }
  if (operator === '??')
    return [
      [node, left],
      [node, right],
    ];
  // One step more would read past the end of the list, which changes nothing: one step less does.
  if (operator === '<' && right.endsWith('.length')) return [[node, `${left} < ${right} - 1`]];
  const swapped = SWAPS[operator];
  return swapped ? [[node, `${left} ${swapped} ${right}`]] : [];
}

/** `min` for `max` and the like, and a list without its `filter`. */
function call(node: ts.CallExpression): readonly Change[] {
  if (!ts.isPropertyAccessExpression(node.expression)) return [];
  const { name, expression } = node.expression;
  if (name.text === 'filter') return [[node, expression.getText()]];
  const other = METHODS[name.text];
  return other ? [[name, other]] : [];
}

/** One more. Where a list is entered by number or by its length, the neighbours of this change say it better. */
function number(node: ts.NumericLiteral): readonly Change[] {
  const { parent } = node;
  if (ts.isElementAccessExpression(parent) || (ts.isPropertyAssignment(parent) && parent.name === node))
    return [];
  if (ts.isBinaryExpression(parent) && parent.left.getText().endsWith('.length')) return [];
  if (ts.isPrefixUnaryExpression(parent)) return [];
  return [[node, String(Number(node.text) + 1)]];
}

/** Deeds: calls, assignments, loops, and what leaves a loop. */
function isRemovable(node: ts.Node): boolean {
  if (ts.isExpressionStatement(node)) return !ts.isStringLiteral(node.expression);
  return (
    ts.isForOfStatement(node) ||
    ts.isForStatement(node) ||
    ts.isWhileStatement(node) ||
    ts.isBreakStatement(node) ||
    ts.isContinueStatement(node)
  );
}
