import { Counter, type Registry } from 'prom-client'
import type { OrderCar } from './order-car.usecase.ts'

/**
 * Wraps the use case to count orders by outcome: the status of the booking, `bank_asks`, or the code of the failure.
 */
export function meteredOrders(registry: Registry, orderCar: OrderCar): OrderCar {
  const orders = new Counter({
    name: 'rihla_orders_total',
    help: 'Orders of cars, by what came of them while the traveller waited',
    labelNames: ['outcome'] as const,
    registers: [registry],
  })
  // An order that throws is counted, too: nothing else counts it.
  return async (request) => {
    let outcome = 'error'
    try {
      const ordered = await orderCar(request)
      outcome = outcomeOf(ordered)
      return ordered
    } finally {
      orders.inc({ outcome })
    }
  }
}

function outcomeOf(ordered: Awaited<ReturnType<OrderCar>>): string {
  if (!ordered.ok) return ordered.failure.code
  return ordered.value.action ? 'bank_asks' : ordered.value.booking.status
}
