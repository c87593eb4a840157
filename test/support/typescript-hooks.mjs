import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const { config } = ts.readConfigFile(fileURLToPath(new URL('../../tsconfig.json', import.meta.url)), (path) =>
  readFileSync(path, 'utf8'),
);
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, '.');

/** Relative imports end in .js, as compiled code has it. */
export async function resolve(specifier, context, next) {
  if (specifier.startsWith('.') && specifier.endsWith('.js') && context.parentURL?.endsWith('.ts')) {
    const source = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
    if (existsSync(source)) return { url: source.href, shortCircuit: true };
  }
  return next(specifier, context);
}

export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const path = fileURLToPath(url);
  const { outputText } = ts.transpileModule(readFileSync(path, 'utf8'), {
    // File by file the compiler cannot know that the package is of modules.
    compilerOptions: { ...options, module: ts.ModuleKind.ESNext, sourceMap: false, inlineSourceMap: true },
    fileName: path,
  });
  return { format: 'module', source: outputText, shortCircuit: true };
}
