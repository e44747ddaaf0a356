import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { NAMED_BY_CONTENT } from '#platform/http/pages/release-file.ts'

test('other releases find every file of this build by its name, but the icon, which each has', () => {
  const dist = resolve(process.env['DIST_DIR'] ?? 'dist')
  const names = ['client', 'widget'].flatMap((part) => readdirSync(join(dist, part, 'assets')))
  const built = names.filter((name) => !/\.(?:br|gz)$/.test(name))
  expect(built.length).toBeGreaterThan(1)
  expect(built.filter((name) => !NAMED_BY_CONTENT.test(name))).toEqual(['favicon.svg'])
})
