import { element } from '../xml.ts'
import type { OtaAccount } from './accounts.ts'

/** Deviations of a family of systems from the plain profile of OTA 2007B. */
export type OtaDialect = {
  envelope: 'plain' | 'soap11' | 'soap12'
  /** Namespace of a wrapper element around the message, named after the operation. */
  wrapper: string | null
  /** Suffix of the SOAPAction: the request's or the reply's. */
  action: 'RQ' | 'RS' | ''
  version: string
  /** Prefix of every root: `OTA_VehResRQ`. */
  rootPrefix: 'OTA_' | ''
  /** Returns `RequestorID` with the account. */
  requestor(account: OtaAccount): string
  /** `CancelType` and `ModifyType` that commit the change, rather than only requesting it. */
  cancelType: 'Commit' | 'Book' | 'Cancel'
  modifyType: 'Commit' | 'Modify'
  /** If true, `Charge@Amount` of equipment and covers is a unit price, not the rental's. */
  unitPrices: boolean
  /** If true, `EquipType` holds the system's own numbers, not the code list's. */
  ownEquipment: boolean
  /** If true, `OTA_VehRateRule` is supported. */
  providesRules: boolean
  /** If true, a reservation can be looked up by our own reference (`UniqueID` of type 16). */
  findsByReference: boolean
  /** If true, times, car and extras of a reservation can be changed. */
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
  ownEquipment: false,
  providesRules: true,
  findsByReference: true,
  modifies: true,
}

/** Features that no real system documents are switched off. */
const REAL: OtaDialect = {
  ...PLAIN,
  cancelType: 'Book',
  modifyType: 'Modify',
  providesRules: false,
  findsByReference: false,
}

const TEMPURI = 'http://tempuri.org/'

/** The dialects by their name in the configuration. */
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
    ownEquipment: true,
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
