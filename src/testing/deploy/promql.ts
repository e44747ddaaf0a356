import { parser } from '@prometheus-io/lezer-promql'

/** The metrics that a PromQL expression reads; it throws where the expression cannot be read. */
export function metricsIn(expression: string): string[] {
  const metrics: string[] = []
  parser.parse(expression).iterate({
    enter(node) {
      if (node.type.isError)
        throw new Error(`${expression}: cannot be read from “${expression.slice(node.from, node.from + 30)}”`)
      // The name of a selector; those of labels, functions and recorded rules are other nodes.
      if (node.name === 'Identifier' && node.node.parent?.name === 'VectorSelector')
        metrics.push(expression.slice(node.from, node.to))
    },
  })
  return metrics
}
