import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** `handle(operation, run)`, or with `(app, call) => run(app, more, call)` in place of `run`. */
const HANDLER = /\bhandle(?:[A-Z]\w*)?\(\s*([\w.]+(?:\([^)]*\))?),\s*(?:\([^=]*?\)\s*=>\s*)?(\w+)/g

/** Each handler of a module, with the file that the function is imported from. */
function handlersIn(module: string) {
  const source = readFileSync(module, 'utf8')
  const importedFrom = new Map<string, string>()
  for (const [, names = '', from = ''] of source.matchAll(
    /import (?:\{([^}]+)\}|\* as \w+) from '(\.[^']+)'/g,
  ))
    for (const name of names.split(',')) importedFrom.set(name.trim(), join(dirname(module), from))
  return [...source.matchAll(HANDLER)].map(([, operation = '', run = '']) => ({
    operation,
    run,
    file: importedFrom.get(run),
  }))
}

test('one step in an editor leads from every operation to the function that runs it', () => {
  const modules = globSync('src/domains/**/{,*-}module.ts')
  const handlers = modules.flatMap(handlersIn)
  expect(handlers.length).toBeGreaterThan(8)
  const elsewhere = handlers.filter(
    ({ run, file }) =>
      file === undefined ||
      !new RegExp(`^export (?:async )?function ${run}\\b`, 'm').test(readFileSync(file, 'utf8')),
  )
  expect(elsewhere).toEqual([])
})
