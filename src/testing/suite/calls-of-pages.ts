import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Operation } from '#kernel/operation.ts'

/** A call as the pages of the staff name it; `address` is that of its routes, with anything where a value is put in. */
export type PageCall = { name: string; method: Operation['method']; address: RegExp }

const FOLDER = 'src/web/areas/staff'
const RECORD_FIELD = join(FOLDER, 'form/record-select.tsx')

const sources = new Map(
  globSync(`${FOLDER}/**/*.{ts,tsx}`)
    .filter((file) => !file.includes('.test.'))
    .map((file) => [file, readFileSync(file, 'utf8')]),
)

/** Values that may be inserted in the address of a call, where other values lead to routes of other roles. */
type AllowedActions = Readonly<Record<string, readonly string[]>>

/** Operations by name; pages call them by the same names (`endpoints`). */
const operations = Object.values(
  import.meta.glob<Record<string, Partial<Operation>>>('/src/domains/**/*-operations.contract.ts', {
    eager: true,
  }),
).flatMap((module) => Object.entries(module))

const ofOperations = operations.flatMap(([name, { method, path }]): PageCall[] =>
  method && path ? [{ name, method, address: new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '.*')}$`) }] : [],
)

/** The calls of every `*.api.ts` and operation, and the addresses that pages open themselves, which `files` names. */
export function pageCalls(actions: AllowedActions, files: Readonly<Record<string, RegExp>>): PageCall[] {
  const ofApi = [...sources].flatMap(([file, text]) =>
    file.endsWith('.api.ts') ? endpointsIn(text).map((one) => callOf(one, actions)) : [],
  )
  return [
    ...ofApi,
    ...ofOperations,
    ...Object.entries(files).map(([name, address]) => ({ name, method: 'get' as const, address })),
  ]
}

type Endpoint = { name: string; text: string }

function endpointsIn(text: string): Endpoint[] {
  const starts = [...text.matchAll(/(\w+): build\.(?:query|mutation)\b/g)]
  return starts.map(({ 1: name = '', index }, at) => ({
    name,
    text: text.slice(index, starts[at + 1]?.index),
  }))
}

function callOf({ name, text }: Endpoint, actions: AllowedActions): PageCall {
  const [, , url = ''] = /url:\s*(['`])(.*?)\1/s.exec(text) ?? []
  const method = text.includes("method: 'POST'") ? 'post' : 'get'
  const parts = url.split(/\$\{[^}]*\}/)
  const last = actions[name] ? `(?:${actions[name].join('|')})` : '.*'
  const address = parts.reduce((all, part, at) => `${all}${at === parts.length - 1 ? last : '.*'}${part}`)
  return { name, method, address: new RegExp(`^/api/${address}$`) }
}

/** The addresses below `/api/staff` that stand in a file itself. */
const addressesIn = (text: string): string[] =>
  [...text.matchAll(/['"`](\/api\/staff\/[^'"`?]+)/g)].map(([, address = '']) => address)

const addresses = new Map([...sources].map(([file, text]) => [file, addressesIn(text)]))

/** The same of all files of the pages. */
export const addressesInPages = (): string[] => [...addresses.values()].flat()

/** Files in which a name of the pages' code stands. */
export const filesWith = (code: RegExp): string[] =>
  [...sources].flatMap(([file, text]) => (code.test(text) ? [file] : []))

/** The files that make a call. */
function makersOf({ name, address }: PageCall): string[] {
  const hook = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  const code = new RegExp(
    `\\buse(?:Lazy)?${hook}(?:Query|Mutation)\\(|\\bendpoints\\.${name}\\b(?!\\.useQueryState)`,
  )
  return [...sources].flatMap(([file, text]) => {
    if (file.endsWith('.api.ts')) return []
    return code.test(text) || addresses.get(file)?.some((one) => address.test(one)) ? [file] : []
  })
}

/** Returns a file's imports of page code. The record field counts only in forms that name one. */
function importsOf(file: string): string[] {
  const text = sources.get(file) ?? ''
  const specifiers = [
    ...text.matchAll(/(?:^(?:import|export) (?!type\b)[^'"]*from|\bimport\()\s*'([^']+)'/gm),
  ]
  const imported = specifiers.flatMap(([, from = '']) => {
    if (from.startsWith('.')) return [join(dirname(file), from)]
    return from.startsWith('#web/areas/staff/') ? [join('src', from.slice(1))] : []
  })
  return [
    ...imported.filter((one) => one !== RECORD_FIELD),
    ...(/\{[^}]*kind: 'record', of:/.test(text) ? [RECORD_FIELD] : []),
  ]
}

const imports = new Map([...sources.keys()].map((file) => [file, importsOf(file)]))

/** All files that a page's code leads to, but by way of those left out. */
function reachedFrom(page: string, leftOut: ReadonlySet<string> = new Set()): Set<string> {
  const reached = new Set<string>()
  const next = [page]
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    if (reached.has(file) || leftOut.has(file)) continue
    reached.add(file)
    next.push(...(imports.get(file) ?? []))
  }
  return reached
}

/**
 * A page makes a call. `isGuarded`: each import path to the file that makes it passes a file that calls `mayCall` for it, or for
 * another call of the same file that `fits`.
 */
export type CallOfPage = {
  page: string
  call: PageCall
  isGuarded: (fits: (call: string) => boolean) => boolean
}

/** The calls that pages make, with those of what they import. */
export function callsOfPages(pages: readonly string[], calls: readonly PageCall[]): CallOfPage[] {
  const makers = new Map(calls.map((call) => [call, makersOf(call)]))
  return pages.flatMap((page) => {
    const reached = reachedFrom(join(FOLDER, page))
    return calls.flatMap((call) => {
      const here = makers.get(call)?.filter((maker) => reached.has(maker)) ?? []
      const isGuarded: CallOfPage['isGuarded'] = (fits) =>
        here.every((maker) => {
          const alternatives = calls.filter((one) => makers.get(one)?.includes(maker) && fits(one.name))
          const names = [call.name, ...alternatives.map(({ name }) => name)]
          const guarded = filesWith(new RegExp(`\\bmayCall\\([\\w.]+, '(?:${names.join('|')})'\\)`))
          return !reachedFrom(join(FOLDER, page), new Set(guarded)).has(maker)
        })
      return here.length > 0 ? [{ page, call, isGuarded }] : []
    })
  })
}
