export { InvoiceContract, type Invoice, type IssuedDocument } from './invoice.contract.ts'
export { issueInvoices } from './issue-invoice.usecase.ts'
export { invoiceTitles } from './invoice-problem.http.ts'
