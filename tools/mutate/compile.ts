import { Script } from 'node:vm';
import ts from 'typescript';
import { functionsOf } from './find-mutants.ts';

/** What compiled code reports while it runs. */
export interface Meter {
  /** Every step of a loop and every call of a function costs one. */
  left: number;
  /** Thrown when nothing is left: the code would run for ever. */
  readonly over: () => never;
}

/** What the code of one file is handed besides its imports. */
export interface Injected {
  readonly require: (name: string) => unknown;
  readonly meter: Meter;
  /** One mark for every function that was called. */
  readonly called: Uint8Array;
  readonly url: string;
}

export type Exports = { readonly [name: string]: unknown };

export interface Compiled {
  readonly run: (exports: Exports, around: Injected) => void;
  readonly imports: readonly string[];
  readonly functions: number;
}

const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.CommonJS,
  target: ts.ScriptTarget.ES2023,
  isolatedModules: true,
};

/** A file as a function of its exports and its surroundings, with a meter in every loop and every function. */
export function compile(path: string, text: string): Compiled {
  let functions = 0;
  const imports: string[] = [];
  const metered: ts.TransformerFactory<ts.SourceFile> = context => source => {
    const numbers = new Map(functionsOf(source).map((node, i) => [node, i]));
    functions = numbers.size;
    const visit = (node: ts.Node): ts.Node =>
      meter(ts.visitEachChild(node, visit, context), numbers.get(node), context);
    return ts.visitNode(source, visit, ts.isSourceFile);
  };
  const { outputText } = ts.transpileModule(text, {
    fileName: path,
    compilerOptions: OPTIONS,
    transformers: { before: [metered] },
  });
  for (const [, name = ''] of outputText.matchAll(/\brequire\("([^"]+)"\)/g)) imports.push(name);
  const script = new Script(
    `'use strict';((exports, around) => {
    const { require, meter: $m, called: $c, url: $url } = around;
    ${outputText}
  })`,
    {
      filename: path,
    },
  );
  return { run: script.runInThisContext() as Compiled['run'], imports, functions };
}

/** `if (--$m.left < 0) $m.over();` */
function tick(): ts.Statement {
  const { factory: make } = ts;
  const field = (name: string) => make.createPropertyAccessExpression(make.createIdentifier('$m'), name);
  return make.createIfStatement(
    make.createLessThan(make.createPrefixDecrement(field('left')), make.createNumericLiteral(0)),
    make.createExpressionStatement(make.createCallExpression(field('over'), undefined, [])),
  );
}

/** `$c[7] = 1;` */
function mark(number: number): ts.Statement {
  const { factory: make } = ts;
  const place = make.createElementAccessExpression(make.createIdentifier('$c'), number);
  return make.createExpressionStatement(make.createAssignment(place, make.createNumericLiteral(1)));
}

function meter(node: ts.Node, number: number | undefined, context: ts.TransformationContext): ts.Node {
  const { factory: make } = ts;
  const replace = (part: ts.Node, by: ts.Node) =>
    ts.visitEachChild(node, child => (child === part ? by : child), context);
  if (ts.isMetaProperty(node))
    return make.createObjectLiteralExpression([
      make.createPropertyAssignment('url', make.createIdentifier('$url')),
    ]);
  if (number !== undefined && 'body' in node) {
    const body = node.body as ts.ConciseBody;
    return replace(body, make.createBlock([tick(), mark(number), ...statementsOf(body)]));
  }
  if (ts.isIterationStatement(node, false))
    return replace(node.statement, make.createBlock([tick(), node.statement]));
  return node;
}

const statementsOf = (body: ts.ConciseBody): readonly ts.Statement[] =>
  ts.isBlock(body) ? body.statements : [ts.factory.createReturnStatement(body)];
