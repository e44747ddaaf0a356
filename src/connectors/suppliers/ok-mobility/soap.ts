import { element } from '../xml.ts'

export const OK_NAMESPACE = 'http://www.OKGroup.es/RentaCarWebService/getWSDL'
const ENVELOPE = 'http://schemas.xmlsoap.org/soap/envelope/'

export type OkOperation =
  | 'getMultiplePrices'
  | 'createReservation'
  | 'getStations'
  | 'getCountries'
  | 'getGroups'

/** SOAPAction of each operation in the document dialect; two carry a suffix. */
export const SOAP_ACTION: Readonly<Record<OkOperation, string>> = {
  getMultiplePrices: 'getMultiplePrices',
  createReservation: 'createReservation',
  getStations: 'getStationsOperation',
  getCountries: 'getCountriesOperation',
  getGroups: 'getGroups',
}

/** Creates a SOAP 1.1 request in the document dialect. */
export function soapRequest(operation: OkOperation, fields: string): string {
  return envelope(element(`get:${operation}Request`, {}, `<objRequest>${fields}</objRequest>`))
}

/** Creates a SOAP 1.1 reply: `{operation}ResultResponse/{operation}Result`, its content without namespace. */
export function soapReply(operation: OkOperation, content: string): string {
  return envelope(
    `<get:${operation}ResultResponse><${operation}Result>${content}</${operation}Result></get:${operation}ResultResponse>`,
  )
}

function envelope(body: string): string {
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    `<soapenv:Envelope xmlns:soapenv="${ENVELOPE}" xmlns:get="${OK_NAMESPACE}">` +
    `<soapenv:Header/><soapenv:Body>${body}</soapenv:Body></soapenv:Envelope>`
  )
}
