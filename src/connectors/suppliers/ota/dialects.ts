import { element } from '../xml.ts'
import type { OtaAccount } from './accounts.ts'

/** How one family of systems departs from the plain profile of OTA 2007B. */
export type OtaDialect = {
  envelope: 'plain' | 'soap11' | 'soap12'
  /** Namespace of an element named after the operation that stands around the message. */
  wrapper: string | null
  /** What the SOAPAction ends in: the request's name or the reply's. */
  action: 'RQ' | 'RS' | ''
  version: string
  /** Before every root: `OTA_VehResRQ`. */
  rootPrefix: 'OTA_' | ''
  /** `RequestorID`: where the account stands. */
  requestor(account: OtaAccount): string
  /** `CancelType` and `ModifyType` that do it, not only ask for it. */
  cancelType: 'Commit' | 'Book' | 'Cancel'
  modifyType: 'Commit' | 'Modify'
  /** `Charge@Amount` of equipment and covers is one unit's price, not the rental's. */
  unitPrices: boolean
  /** `OTA_VehRateRule` is answered. */
  tellsRules: boolean
  /** A reservation can be looked up by our own reference (`UniqueID` of type 16). */
  findsByReference: boolean
  /** Times, car and extras of a reservation can be changed. */
  modifies: boolean
}

const PLAIN: OtaDialect = {
  envelope: 'plain',
  wrapper: null,
  action: '',
  version: '1.008',
  rootPrefix: 'OTA_',
  requestor: ({ requestorId, password }) =>
    element('RequestorID', { Type: '5', ID: requestorId, MessagePassword: password }),
  cancelType: 'Commit',
  modifyType: 'Commit',
  unitPrices: false,
  tellsRules: true,
  findsByReference: true,
  modifies: true,
}

/** What no document of a real system promises is not asked of it. */
const REAL: OtaDialect = {
  ...PLAIN,
  cancelType: 'Book',
  modifyType: 'Modify',
  tellsRules: false,
  findsByReference: false,
}

const TEMPURI = 'http://tempuri.org/'

/** The dialects by the name that the configuration gives them. */
export const OTA_DIALECTS = {
  plain: PLAIN,
  localiza: { ...REAL, envelope: 'soap11', wrapper: TEMPURI },
  locauto: {
    ...REAL,
    envelope: 'soap11',
    wrapper: TEMPURI,
    action: 'RS',
    requestor: ({ requestorId, password }) =>
      element('RequestorID', {
        Type: '5',
        ID: requestorId,
        ID_Context: requestorId,
        MessagePassword: password,
      }),
    unitPrices: true,
  },
  hertz: {
    ...REAL,
    requestor: ({ requestorId, password }) =>
      element(
        'RequestorID',
        { Type: '4', ID: requestorId, MessagePassword: password || null },
        element('CompanyName', { Code: 'CP' }),
      ),
  },
  carnect: {
    ...REAL,
    rootPrefix: '',
    requestor: ({ requestorId, password }) =>
      element('RequestorID', { Type: requestorId, ID_Context: password }),
  },
  ace: {
    ...REAL,
    version: '5.0',
    cancelType: 'Cancel',
    requestor: ({ requestorId, password }) =>
      element('RequestorID', { Type: '22', ID: requestorId, MessagePassword: password || null }),
  },
  sabre: { ...REAL, envelope: 'soap12' },
  autostrad: { ...REAL, cancelType: 'Cancel', modifies: false },
} as const satisfies Record<string, OtaDialect>

export type OtaDialectName = keyof typeof OTA_DIALECTS
export const OTA_DIALECT_NAMES = Object.keys(OTA_DIALECTS) as [OtaDialectName, ...OtaDialectName[]]
