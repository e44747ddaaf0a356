import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { HASHED_NAME } from '#platform/http/pages/release-file.ts'

test('other releases find every file of this build by its name, but the icon, which each has', () => {
  const dist = resolve(process.env['DIST_DIR'] ?? 'dist')
  const names = ['client', 'widget'].flatMap((part) => readdirSync(join(dist, part, 'assets')))
  const built = names.filter((name) => !/\.(?:br|gz)$/.test(name))
  expect(built.length).toBeGreaterThan(1)
  expect(built.filter((name) => !HASHED_NAME.test(name))).toEqual(['favicon.svg'])
})
