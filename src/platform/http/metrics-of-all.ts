import { AggregatorRegistry, type Registry } from 'prom-client'

/** Metrics with their values. */
export type Metrics = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

/**
 * The metrics of several processes in Prometheus's text format, each told apart by the label `process`. They are not added
 * up: the sum would fall when a process ends, and a rate of it rise.
 */
export function metricsOfAll(processes: readonly { name: string; metrics: Metrics }[]): Promise<string> {
  const labelled = processes.map(({ name, metrics }) =>
    metrics.map((metric) => ({
      ...metric,
      values: metric.values.map((value) => ({ ...value, labels: { ...value.labels, process: name } })),
    })),
  )
  return AggregatorRegistry.aggregate(labelled).metrics()
}
