import { ok } from '#kernel/result.ts'
import type { Result } from '#kernel/result.ts'
import { garbage } from '../garbage.ts'
import { xmlReader } from '../xml.ts'
import type { Garbage } from '../garbage.ts'
import type { OtaMessageName } from './message.ts'

type Node = Readonly<Record<string, unknown>>

const read = xmlReader({
  lists: [
    'Address',
    'AddressLine',
    'Calculation',
    'CancelPenaltyInfo',
    'ConfID',
    'VehResSummary',
    'Deadline',
    'Details',
    'Error',
    'Fee',
    'OperationSchedule',
    'OperationTime',
    'PaymentRule',
    'PricedCoverage',
    'PricedEquip',
    'RateDistance',
    'RentalRate',
    'TaxAmount',
    'Telephone',
    'TotalCharge',
    'VehAvail',
    'VehMatchedLoc',
    'VehVendorAvail',
    'VehicleCharge',
    'Warning',
  ],
})

const DEEPEST = 6
/** The root of error-only replies, and of some wrappers that are not named after the message. */
const ERROR_ROOT = 'VehErrorRS'

/**
 * Returns the content of a reply, extracted from SOAP envelopes, wrappers named after the operation, and roots with or
 * without `OTA_`. An empty wrapper is an empty message.
 */
export function messageIn(text: string, name: OtaMessageName): Result<Node, Garbage> {
  const document = read(text)
  if (!document.ok) return document
  let inside: unknown = document.value
  for (let depth = 0; depth < DEEPEST; depth++) {
    if (!isNode(inside)) break
    const found = Object.entries(inside).find(([key]) => isReplyOf(key, name))
    if (found) return innermost(found[1], name)
    inside = inside['Envelope'] ?? inside['Body'] ?? inside['Response'] ?? inside[`OTA_${name}Response`]
  }
  return garbage(`no ${name} reply in the document`)
}

/** Descends to the innermost wrapper: a wrapper may contain a result, and that the message. */
function innermost(wrapper: unknown, name: OtaMessageName): Result<Node, Garbage> {
  let inside = wrapper
  for (let depth = 0; depth < DEEPEST; depth++) {
    if (inside === '') return ok({})
    if (!isNode(inside)) break
    const next = Object.entries(inside).find(([key]) => isReplyOf(key, name))
    if (!next) return ok(inside)
    inside = next[1]
  }
  return garbage(`no ${name} reply in its wrapper`)
}

function isReplyOf(key: string, name: OtaMessageName): boolean {
  const root = key.startsWith('OTA_') ? key.slice(4) : key
  return (
    root === ERROR_ROOT ||
    (root.startsWith(`${name}RS`) && /^(?:Response|Result)?$/.test(root.slice(name.length + 2)))
  )
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
