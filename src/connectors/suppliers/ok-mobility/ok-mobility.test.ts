import { OK_MOBILITY_ACCOUNTS } from './accounts.ts'
import { connectorRules } from '../suite/connector.suite.ts'
import { createOkMobility } from './connector.ts'
import { startOkMobilitySimulator } from './simulator.ts'

const { flexible } = OK_MOBILITY_ACCOUNTS

connectorRules({
  name: 'OK Mobility',
  start: startOkMobilitySimulator,
  connect: ({ wrongAccount, ...connection }) =>
    createOkMobility({
      ...connection,
      customerCode: wrongAccount ? '99999' : flexible.customerCode,
      companyCode: flexible.companyCode,
      concurrency: 8,
    }),
  stations: { airport: 'PMI01', otherAirport: 'AGP01', abroad: 'LIS01', town: 'MAD51' },
  findsByReference: true,
})
