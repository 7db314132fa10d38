import { defineConfig, devices } from '@playwright/test'
import { findChromium, testFlags } from './tests/support/chromium.ts'

const { CI } = process.env
const executablePath = findChromium()

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.e2e.ts',
  globalSetup: './tests/support/browser-database.ts',
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: CI === 'true',
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { args: testFlags, ...(executablePath ? { executablePath } : {}) },
  },
})
