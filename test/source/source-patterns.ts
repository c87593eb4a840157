import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A regular expression as it stands in the source. */
export interface WrittenPattern {
  /** `src/law/article-number.ts:37` */
  readonly at: string;
  readonly source: string;
  readonly flags: string;
}

/** A place where a regular expression is put together from strings. */
export interface BuiltPattern {
  readonly file: string;
  /** Built whenever a function runs, not once when its file is loaded. */
  readonly isBuiltLater: boolean;
}

/** All regular expressions of the product's source, its specs left out. */
export function patternsOf(folder: string): { written: WrittenPattern[]; built: BuiltPattern[] } {
  const nodes = sourceFiles(folder).flatMap(nodesOf);
  return { written: nodes.flatMap(writtenPattern), built: nodes.flatMap(builtPattern) };
}

function sourceFiles(folder: string): ts.SourceFile[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
    .map((name) => join(folder, name))
    .sort()
    .map((path) => ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true));
}

function nodesOf(node: ts.Node): ts.Node[] {
  const inside: ts.Node[] = [];
  ts.forEachChild(node, (child) => void inside.push(...nodesOf(child)));
  return [node, ...inside];
}

const LITERAL = /^\/(.*)\/([a-z]*)$/su;

function writtenPattern(node: ts.Node): WrittenPattern[] {
  if (!ts.isRegularExpressionLiteral(node)) return [];
  const [, source = '', flags = ''] = LITERAL.exec(node.text) ?? [];
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  return [{ at: `${file.fileName}:${line + 1}`, source, flags }];
}

function builtPattern(node: ts.Node): BuiltPattern[] {
  const isBuilt =
    (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp';
  return isBuilt ? [{ file: node.getSourceFile().fileName, isBuiltLater: isInFunction(node) }] : [];
}

/** A function that is given to another, as to `map`, is taken to run while the file is loaded. */
function isInFunction(node: ts.Node): boolean {
  const around = ts.findAncestor(
    node,
    (one) => ts.isFunctionLike(one) && !(ts.isArrowFunction(one) && ts.isCallExpression(one.parent)),
  );
  return around !== undefined;
}
