import { eventLoopMeter } from '#platform/http/event-loop-meter.ts'
import { metricsRoutes } from '#platform/http/metrics.routes.ts'
import { processMeter } from '#platform/http/process-meter.ts'
import { requestMeter } from '#platform/http/request-meter.ts'
import type { Shared } from './share-context.ts'

export type Metrics = ReturnType<typeof wireMetrics>

/** Metrics for operators. */
export function wireMetrics({ config, metrics, siblings }: Shared) {
  eventLoopMeter(metrics)
  processMeter(metrics)
  return {
    meterRequest: requestMeter(metrics),
    root: [
      metricsRoutes({
        read: siblings?.metrics ?? (() => metrics.metrics()),
        contentType: metrics.contentType,
        token: config.METRICS_TOKEN ?? null,
        openToThisMachine: !config.production,
      }),
    ],
  }
}
