import type { Plugin, Rolldown } from 'vite'

type Module = Pick<Rolldown.ModuleInfo, 'id' | 'code' | 'isEntry' | 'importedIds' | 'dynamicImporters'>

/** Modules that the same roots load, a root being a page's file or other code that is loaded later. */
type Unit = { ids: string[]; roots: Set<string>; needs: Set<Unit>; chunk: Chunk }
type Chunk = { units: Unit[]; bytes: number }

/** Cost of a request on a slow connection, in bytes before minification and compression. */
const REQUEST = 7000
/** Max shared files of a page; each further one costs more. */
const MAX_FILES = 22
const BEYOND = 4 * REQUEST

const PAGE = /-page\.tsx$/
/** Pages where most visits start: their bytes count as those of this many pages. */
const FIRST_PAGE = /\/(home|search)-page\.tsx$/
const FIRST_PAGE_COUNTS = 50
/** The entry chunk, which loads the others. */
const START = /\/app\/start\.ts$/
const AREA = /\/src\/web\/areas\/([^/]+)\//

/**
 * Groups modules into chunks by the pages that load them: one for modules of every page, one per set of
 * pages. Merges two chunks as long as their bytes cost the other pages less than the saved requests.
 */
export function routeChunks(): Plugin {
  let names: ReadonlyMap<string, string>
  return {
    name: 'route-chunks',
    buildEnd() {
      names = chunkNames(Array.from(this.getModuleIds(), (id) => this.getModuleInfo(id)!))
    },
    outputOptions: (options) => ({
      ...options,
      codeSplitting: {
        groups: [
          {
            debugName: 'site',
            name: (id) => (START.test(id) ? null : 'site'),
            tags: ['$initial'],
            priority: 1,
          },
          { debugName: 'routes', name: (id) => names.get(id) ?? null, includeDependenciesRecursively: false },
        ],
      },
    }),
  }
}

/**
 * Returns the name of the chunk of each module that several roots load; the same whatever the order of the
 * modules.
 */
export function chunkNames(modules: readonly Module[]): ReadonlyMap<string, string> {
  const { units, loads } = unitsOf(modules.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
  const loaded = () =>
    loads.map(({ times, first }) => {
      const chunks = new Set<Chunk>()
      for (const unit of first) chunks.add(unit.chunk)
      for (const { units: within } of chunks)
        for (const { needs } of within) for (const needed of needs) chunks.add(needed.chunk)
      return { times, chunks }
    })
  const costOf = (state: ReturnType<typeof loaded>) => {
    let cost = 0
    for (const { times, chunks } of state) {
      cost += times * (chunks.size * REQUEST + Math.max(0, chunks.size - MAX_FILES) * BEYOND)
      for (const { bytes } of chunks) cost += times * bytes
    }
    return cost
  }
  let state = loaded()
  let cost = costOf(state)
  /** Returns the most bytes that merging two chunks can save. */
  const maxSaving = (one: Chunk, other: Chunk) => {
    let saved = 0
    for (const { times, chunks } of state) {
      const request = chunks.size > MAX_FILES ? REQUEST + BEYOND : REQUEST
      if (chunks.has(one)) saved += times * (chunks.has(other) ? request : -other.bytes)
      else if (chunks.has(other)) saved -= times * one.bytes
    }
    return saved
  }
  for (let before = Infinity; cost < before;) {
    before = cost
    for (const one of units)
      for (const other of units) {
        if (one.chunk === other.chunk || one.roots.isDisjointFrom(other.roots)) continue
        const apart = [one.chunk, other.chunk] as const
        if (maxSaving(...apart) <= 0 || !mayShare(apart)) continue
        merge(apart)
        const merged = loaded()
        if (costOf(merged) < cost) {
          state = merged
          cost = costOf(merged)
        } else for (const chunk of apart) for (const unit of chunk.units) unit.chunk = chunk
      }
  }
  const chunks = [...new Set(units.map(({ chunk }) => chunk))]
  return new Map(units.flatMap(({ ids, chunk }) => ids.map((id) => [id, `shared-${chunks.indexOf(chunk)}`])))
}

function merge(chunks: readonly Chunk[]) {
  const units = chunks.flatMap((chunk) => chunk.units)
  const whole = { units, bytes: chunks.reduce((sum, { bytes }) => sum + bytes, 0) }
  for (const unit of units) unit.chunk = whole
}

/** No page loads code of another area. */
function mayShare(chunks: readonly Chunk[]): boolean {
  const units = chunks.flatMap((chunk) => chunk.units)
  const areas = new Set(units.flatMap(({ ids }) => ids.flatMap((id) => AREA.exec(id)?.[1] ?? [])))
  return [...areas].every((area) =>
    units.every(({ roots }) => [...roots].every((root) => !PAGE.test(root) || AREA.exec(root)?.[1] === area)),
  )
}

/** Returns the units of modules that several roots load, and those that each page loads. */
function unitsOf(modules: readonly Module[]) {
  const byId = new Map(modules.map((module) => [module.id, module]))
  const loadedBy = (root: Module) => {
    const loaded = new Set([root])
    for (const { importedIds } of loaded)
      for (const id of importedIds) if (byId.has(id)) loaded.add(byId.get(id)!)
    return loaded
  }
  const always = new Set(modules.filter(({ isEntry }) => isEntry).flatMap((entry) => [...loadedBy(entry)]))
  const roots = modules.filter(({ dynamicImporters }) => dynamicImporters.length > 0)
  const rootsOf = new Map<Module, Set<string>>()
  for (const root of roots)
    for (const module of loadedBy(root).difference(always))
      rootsOf.set(module, (rootsOf.get(module) ?? new Set()).add(root.id))

  const byRoots = new Map<string, Unit>()
  const unitOf = new Map<string, Unit>()
  for (const [{ id, code }, loading] of rootsOf) {
    if (loading.size < 2) continue
    const key = [...loading].join()
    const unit = byRoots.get(key) ?? newUnit(loading)
    byRoots.set(key, unit)
    unitOf.set(id, unit)
    unit.ids.push(id)
    unit.chunk.bytes += code?.length ?? 0
  }
  for (const [id, unit] of unitOf)
    for (const needed of byId.get(id)!.importedIds)
      if (unitOf.has(needed)) unit.needs.add(unitOf.get(needed)!)

  const units = [...byRoots.values()]
  const pages = roots.filter(({ id }) => PAGE.test(id)).length
  const loads = roots.map((root) => ({
    // A chunk that every page loads later counts as often as all pages together.
    times: FIRST_PAGE.test(root.id)
      ? FIRST_PAGE_COUNTS
      : !PAGE.test(root.id) && root.dynamicImporters.some((id) => always.has(byId.get(id)!))
        ? pages
        : 1,
    first: units.filter((unit) => unit.roots.has(root.id)),
  }))
  return { units, loads }
}

function newUnit(roots: Set<string>): Unit {
  const chunk: Chunk = { units: [], bytes: 0 }
  const unit = { ids: [], roots, needs: new Set<Unit>(), chunk }
  chunk.units.push(unit)
  return unit
}
