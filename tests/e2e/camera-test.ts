import { isolatedTest } from './isolated-site.ts'

/** A test on a site of its own, with the camera that Chromium simulates. */
export const cameraTest = isolatedTest.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          '--use-fake-device-for-media-stream',
          '--use-fake-ui-for-media-stream',
        ],
      })
    },
    { scope: 'worker' },
  ],
})
