/** Where spans are sent to: an OTLP receiver over HTTP, and the share of requests that are traced, 0 to 1. */
export type TraceSink = {
  url: string
  headers: Readonly<Record<string, string>>
  share: number
  service: string
}
