import * as gateway from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1'
import * as apps from 'kubernetes-models/apps/v1'
import * as autoscaling from 'kubernetes-models/autoscaling/v2'
import * as batch from 'kubernetes-models/batch/v1'
import * as networking from 'kubernetes-models/networking.k8s.io/v1'
import * as policy from 'kubernetes-models/policy/v1'
import * as core from 'kubernetes-models/v1'
import { describe, expect, test } from 'vitest'
import { kustomized, type Manifest } from './kustomized.ts'
import { podSpecOf } from './started-processes.ts'

type Labels = Record<string, string>
type Model = { validate(): void }

const MODELS: Record<string, Readonly<Record<string, unknown>>> = {
  v1: core,
  'apps/v1': apps,
  'autoscaling/v2': autoscaling,
  'batch/v1': batch,
  'gateway.networking.k8s.io/v1': gateway,
  'networking.k8s.io/v1': networking,
  'policy/v1': policy,
}

/** The model of a kind, which knows its schema. */
function modelOf({ apiVersion, kind }: Manifest): new (data: object) => Model {
  const model = MODELS[apiVersion]?.[kind] as (new (data: object) => Model) | undefined
  if (!model) throw new Error(`there is no ${apiVersion} ${kind}`)
  return model
}

const labelsOf = ({ spec }: Manifest) =>
  (spec as { template: { metadata: { labels: Labels } } }).template.metadata.labels

const isIn = (labels: Labels, required: Labels) =>
  Object.entries(required).every(([name, value]) => labels[name] === value)

describe.for(['small', 'large'])('%s', (overlay) => {
  const manifests = kustomized(`kubernetes/overlays/${overlay}`)
  const manifestsOf = (kind: string) =>
    manifests.filter((one) => one.kind === kind).map(({ metadata }) => metadata.name)
  const workloads = manifests.filter(({ kind }) => /^(Deployment|StatefulSet)$/.test(kind))

  test.for(manifests)('$kind $metadata.name matches its schema', (manifest) => {
    const Kind = modelOf(manifest)
    new Kind(manifest).validate()
    expect(manifest.metadata.namespace).toBe('rihla')
  })

  test('selectors find pods', () => {
    const selected = manifests.flatMap(({ kind, metadata, spec }): [string, Labels][] => {
      const { selector } = (spec ?? {}) as { selector?: Labels & { matchLabels?: Labels } }
      return selector ? [[`${kind} ${metadata.name}`, selector.matchLabels ?? selector]] : []
    })
    expect(selected).toHaveLength(5)
    for (const [name, labels] of selected)
      expect(
        workloads.filter((one) => isIn(labelsOf(one), labels)),
        name,
      ).toHaveLength(1)
  })

  test('what is named is there: volumes, claims, the service of the ingress, what is scaled', () => {
    for (const manifest of manifests) {
      const pod = podSpecOf(manifest) as {
        volumes?: { name: string; persistentVolumeClaim?: { claimName: string } }[]
        containers: { image: string; volumeMounts: { name: string }[] }[]
      } | null
      if (pod === null) continue
      const { volumeClaimTemplates = [] } = manifest.spec as { volumeClaimTemplates?: Manifest[] }
      const volumes = [
        ...(pod.volumes ?? []).map(({ name }) => name),
        ...volumeClaimTemplates.map(({ metadata }) => metadata.name),
      ]
      const claims = (pod.volumes ?? []).flatMap((one) => one.persistentVolumeClaim?.claimName ?? [])
      expect(manifestsOf('PersistentVolumeClaim')).toEqual(expect.arrayContaining(claims))
      for (const { image, volumeMounts } of pod.containers) {
        expect(volumes).toEqual(expect.arrayContaining(volumeMounts.map(({ name }) => name)))
        expect(image).toMatch(/^registry\.cars\.example\/rihla:/)
      }
    }
    const text = JSON.stringify(manifests)
    const referred = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name)
    expect(manifestsOf('Service')).toEqual(expect.arrayContaining(referred(/"service":\{"name":"([^"]+)"/g)))
    expect(manifestsOf('Deployment')).toEqual(referred(/"scaleTargetRef":\{[^}]*"name":"([^"]+)"/g))
  })

  test('a process may use more memory than its heap, and the autoscaler counts from two pods up', () => {
    const limits = workloads.flatMap((one) =>
      (podSpecOf(one)?.containers ?? []).map(({ resources }) =>
        Number(/^(\d+)Mi$/.exec(resources.limits.memory)?.[1]),
      ),
    )
    for (const limit of limits) expect(limit).toBeGreaterThan(768 + 400)
    const scaling = manifests.find(({ kind }) => kind === 'HorizontalPodAutoscaler')
    const { minReplicas = 0, maxReplicas = 0 } = (scaling?.spec ?? {}) as Record<string, number>
    expect(minReplicas).toBeGreaterThanOrEqual(2)
    expect(maxReplicas).toBeGreaterThan(minReplicas)
  })
})
