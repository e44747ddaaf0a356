import { join } from 'node:path'
import { parse } from 'yaml'
import { envOf, yamlOf, type Environment } from './deploy-files.ts'

export type Manifest = {
  apiVersion: string
  kind: string
  metadata: { name: string; namespace?: string }
  spec?: unknown
  data?: Environment
  stringData?: Environment
}

type Operation = { op: 'add' | 'replace'; path: string; value: unknown }

type Kustomization = {
  apiVersion: string
  kind: string
  namespace?: string
  resources?: string[]
  images?: { name: string; newName: string; newTag: string }[]
  replicas?: { name: string; count: number }[]
  patches?: { target: { kind: string; name: string }; patch: string }[]
  configMapGenerator?: { name: string; envs: string[] }[]
  secretGenerator?: { name: string; envs: string[] }[]
}

const UNDERSTOOD = new Set([
  'apiVersion',
  'kind',
  'namespace',
  'resources',
  'images',
  'replicas',
  'patches',
  'configMapGenerator',
  'secretGenerator',
])

/**
 * Returns the manifests that `kubectl apply --kustomize` makes of a folder of the deploy kit. Throws for features of
 * kustomize that the kit does not use. Generated names have no hash; secrets are read from the example.
 */
export function kustomized(folder: string): Manifest[] {
  const [kustomization] = yamlOf<Kustomization>(join(folder, 'kustomization.yaml'))
  if (!kustomization) throw new Error(`${folder} has no kustomization`)
  const unknown = Object.keys(kustomization).filter((key) => !UNDERSTOOD.has(key))
  if (unknown.length > 0) throw new Error(`${folder}: ${unknown.join(', ')} is not understood`)
  const { resources = [], configMapGenerator = [], secretGenerator = [], namespace } = kustomization
  const manifests = [
    ...resources.flatMap((resource) =>
      resource.endsWith('.yaml')
        ? unshared(yamlOf<Manifest>(join(folder, resource)))
        : kustomized(join(folder, resource)),
    ),
    ...configMapGenerator.map(({ name, envs }): Manifest => ({
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name },
      data: linesOf(folder, envs),
    })),
    ...secretGenerator.map(({ name, envs }): Manifest => ({
      apiVersion: 'v1',
      kind: 'Secret',
      metadata: { name },
      stringData: linesOf(folder, envs),
    })),
  ]
  for (const manifest of manifests) if (namespace !== undefined) manifest.metadata.namespace = namespace
  setReplicas(manifests, kustomization)
  patch(manifests, kustomization)
  return renameImages(manifests, kustomization)
}

/** Copies objects shared by YAML anchors, so that a patch changes only one place. */
function unshared(manifests: Manifest[]): Manifest[] {
  return JSON.parse(JSON.stringify(manifests)) as Manifest[]
}

function linesOf(folder: string, files: readonly string[]): Environment {
  return Object.assign(
    {},
    ...files.map((file) => envOf(join(folder, file === 'secrets.env' ? 'secrets.example.env' : file))),
  ) as Environment
}

function setReplicas(manifests: readonly Manifest[], { replicas = [] }: Kustomization): void {
  for (const { name, count } of replicas) {
    const scaled = manifests.filter(
      ({ kind, metadata }) => /^(Deployment|StatefulSet)$/.test(kind) && metadata.name === name,
    )
    if (scaled.length !== 1) throw new Error(`there are ${scaled.length} ${name} to scale`)
    for (const { spec } of scaled) Object.assign(spec as object, { replicas: count })
  }
}

function patch(manifests: readonly Manifest[], { patches = [] }: Kustomization): void {
  for (const { target, patch: text } of patches) {
    const manifest = manifests.find(
      ({ kind, metadata }) => kind === target.kind && metadata.name === target.name,
    )
    if (!manifest) throw new Error(`there is no ${target.kind} ${target.name} to patch`)
    for (const operation of parse(text) as Operation[]) apply(manifest, operation)
  }
}

/** JSON Patch (RFC 6902): what is replaced has to be there, and `-` is behind the last of a list. */
function apply(manifest: Manifest, { op, path, value }: Operation): void {
  const steps = path.slice(1).split('/')
  const last = steps.pop() ?? ''
  const holder = steps.reduce(
    (at: unknown, step) => (at as Record<string, unknown>)[step],
    manifest,
  ) as Record<string, unknown>
  if (op === 'replace' && !(last in holder)) throw new Error(`${manifest.metadata.name} has no ${path}`)
  if (Array.isArray(holder) && last === '-') holder.push(value)
  else holder[last] = value
}

/** Containers with the images that a kustomization names. */
function renameImages(manifests: readonly Manifest[], { images = [] }: Kustomization): Manifest[] {
  const of = new Map(images.map(({ name, newName, newTag }) => [name, `${newName}:${newTag}`]))
  return JSON.parse(JSON.stringify(manifests), (key, value: unknown) =>
    key === 'image' ? (of.get(String(value)) ?? value) : value,
  ) as Manifest[]
}
