import { element } from '../xml.ts'
import type { Attributes } from '../xml.ts'
import type { OtaAccount } from './accounts.ts'
import type { OtaDialect } from './dialects.ts'

export const OTA_NAMESPACE = 'http://www.opentravel.org/OTA/2003/05'

const SOAP = {
  soap11: 'http://schemas.xmlsoap.org/soap/envelope/',
  soap12: 'http://www.w3.org/2003/05/soap-envelope',
} as const

export const OTA_MESSAGES = [
  'VehLocSearch',
  'VehLocDetail',
  'VehAvailRate',
  'VehRateRule',
  'VehRes',
  'VehRetRes',
  'VehModify',
  'VehCancel',
] as const
export type OtaMessageName = (typeof OTA_MESSAGES)[number]

/** A request without its root and point of sale: finished elements in the order of the schema. */
export type OtaRequest = {
  name: OtaMessageName
  /** `EchoToken`, repeated by the reply: the reference of a booking. */
  echo?: string
  /** Country of residence, if prices depend on it. */
  residence?: string
  attributes?: Attributes
  content: string
}

/** The account, dialect and currency of a request. */
export type OtaSender = { account: OtaAccount; dialect: OtaDialect; currency: string }

/** Creates the complete document of a request, in the envelope of the dialect. */
export function writeMessage(request: OtaRequest, sender: OtaSender): string {
  const { dialect } = sender
  const { envelope, wrapper } = dialect
  const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
  const message = rootElement(request, sender)
  const wrapped =
    wrapper === null
      ? message
      : element(`t:${dialect.rootPrefix}${request.name}`, { 'xmlns:t': wrapper }, message)
  if (envelope === 'plain') return declaration + wrapped
  return (
    declaration +
    element('soap:Envelope', { 'xmlns:soap': SOAP[envelope] }, element('soap:Body', {}, wrapped))
  )
}

export function messageHeaders({ name }: OtaRequest, dialect: OtaDialect): Record<string, string> {
  const { envelope, wrapper, rootPrefix, action } = dialect
  if (envelope === 'soap12') return { 'content-type': 'application/soap+xml; charset=utf-8' }
  const plain = { 'content-type': 'text/xml; charset=utf-8' }
  if (envelope === 'plain') return plain
  return { ...plain, soapaction: `"${wrapper ?? ''}${rootPrefix}${name}${action}"` }
}

/** Creates the root. In a wrapper it has the wrapper's namespace, and its content OTA's again. */
function rootElement(request: OtaRequest, { account, dialect, currency }: OtaSender): string {
  const { name, echo, residence, attributes, content } = request
  const source = element(
    'Source',
    { ISOCountry: residence, ISOCurrency: currency },
    dialect.requestor(account),
  )
  return element(
    `${dialect.wrapper === null ? '' : 't:'}${dialect.rootPrefix}${name}RQ`,
    { xmlns: OTA_NAMESPACE, Version: dialect.version, EchoToken: echo, ...attributes },
    element('POS', {}, source),
    content,
  )
}
