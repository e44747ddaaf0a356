import { decimal } from '#kernel/money.ts'
import { sepaText } from '#kernel/sepa-text.ts'

export type Party = { name: string; iban: string; bic: string | null }

/** Our address. `building`: house number; `country`: ISO 3166 code. */
export type PostalAddress = {
  street: string
  building: string
  postcode: string
  town: string
  country: string
}

/** `reference`: identifies the payment to both sides. `amount`: hundredths of a euro. */
export type Transfer = Party & { reference: string; amount: number; remittance: string }

export type CreditTransfer = {
  /** At most 35 characters; a bank accepts an id only once. */
  messageId: string
  createdAt: Temporal.Instant
  /** `YYYY-MM-DD`. */
  executeOn: string
  /** Our account and address; payments to accounts outside the EEA require the address. */
  debtor: Party & { address: PostalAddress | null }
  transfers: readonly Transfer[]
}

declare module '#platform/app.ts' {
  interface App {
    /**
     * Our account that SEPA payouts are debited from. Null if none is configured: every batch is a list then.
     */
    payoutDebtor: CreditTransfer['debtor'] | null
  }
}

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09'

const LONGEST = { name: 70, reference: 35, remittance: 140, street: 70, building: 16, postcode: 16, town: 35 }

/**
 * Renders a SEPA credit transfer for banks: ISO 20022 pain.001.001.09, within the implementation guidelines
 * of the EPC (EPC132-08). All text uses characters that every bank reads, none of which is markup.
 */
export function creditTransfer({
  messageId,
  createdAt,
  executeOn,
  debtor,
  transfers,
}: CreditTransfer): string {
  const debtorName = sepaText(debtor.name, LONGEST.name)
  const total = transfers.reduce((sum, { amount }) => sum + amount, 0)
  const sums = [element('NbOfTxs', String(transfers.length)), element('CtrlSum', decimal(total))]
  const head = element(
    'GrpHdr',
    element('MsgId', messageId),
    element('CreDtTm', createdAt.toString({ smallestUnit: 'second' })),
    ...sums,
    element('InitgPty', element('Nm', debtorName)),
  )
  const payment = element(
    'PmtInf',
    element('PmtInfId', messageId),
    element('PmtMtd', 'TRF'),
    element('BtchBookg', 'true'),
    ...sums,
    element('PmtTpInf', element('SvcLvl', element('Cd', 'SEPA'))),
    element('ReqdExctnDt', element('Dt', executeOn)),
    element('Dbtr', element('Nm', debtorName), ...addressOf(debtor.address)),
    element('DbtrAcct', accountOf(debtor)),
    // The account’s IBAN identifies its bank if there is no BIC.
    element(
      'DbtrAgt',
      bankOf(debtor) ?? element('FinInstnId', element('Othr', element('Id', 'NOTPROVIDED'))),
    ),
    element('ChrgBr', 'SLEV'),
    ...transfers.map(transferOf),
  )
  const document = `<Document xmlns="${NAMESPACE}">${element('CstmrCdtTrfInitn', head, payment)}</Document>`
  return `<?xml version="1.0" encoding="UTF-8"?>\n${document}\n`
}

function transferOf(transfer: Transfer): string {
  const { reference, amount, name, remittance } = transfer
  const bank = bankOf(transfer)
  return element(
    'CdtTrfTxInf',
    element('PmtId', element('EndToEndId', sepaText(reference, LONGEST.reference))),
    element('Amt', `<InstdAmt Ccy="EUR">${decimal(amount)}</InstdAmt>`),
    ...(bank === null ? [] : [element('CdtrAgt', bank)]),
    element('Cdtr', element('Nm', sepaText(name, LONGEST.name))),
    element('CdtrAcct', accountOf(transfer)),
    element('RmtInf', element('Ustrd', sepaText(remittance, LONGEST.remittance))),
  )
}

/** Returns a structured address, in the order of the standard; empty parts are omitted. */
function addressOf(address: PostalAddress | null): string[] {
  if (!address) return []
  const { street, building, postcode, town, country } = address
  const parts = [
    ['StrtNm', sepaText(street, LONGEST.street)],
    ['BldgNb', sepaText(building, LONGEST.building)],
    ['PstCd', sepaText(postcode, LONGEST.postcode)],
    ['TwnNm', sepaText(town, LONGEST.town)],
    ['Ctry', country],
  ] as const
  return [element('PstlAdr', ...parts.flatMap(([name, text]) => (text === '' ? [] : [element(name, text)])))]
}

function accountOf({ iban }: Party): string {
  return element('Id', element('IBAN', iban))
}

function bankOf({ bic }: Party): string | null {
  return bic === null ? null : element('FinInstnId', element('BICFI', bic))
}

function element(name: string, ...content: readonly string[]): string {
  return `<${name}>${content.join('')}</${name}>`
}
