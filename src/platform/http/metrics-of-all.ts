import { AggregatorRegistry, type Registry } from 'prom-client'

/** Metrics with their values. */
export type Metrics = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

/**
 * Merges the metrics of several processes in Prometheus's text format, with a label `process`. They are not summed: a
 * sum would fall when a process ends, and its rate would rise.
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
