export { contactValues, parseContact } from './contact.input.ts'
export * from './contact.ts'
export { contactAddress } from './contact-address.ts'
export { sendContact } from './server/send-contact.ts'
