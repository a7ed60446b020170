export { getSetupFacts, hideSetup, sendTestMail } from './server/setup.ts'
