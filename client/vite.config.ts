import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { georgiaMap } from './build/georgia-map.ts'

export default defineConfig({
  root: import.meta.dirname,
  // Files are compressed once, here, rather than at every request.
  plugins: [
    react(),
    tailwind(),
    georgiaMap(),
    compression({ algorithms: ['brotliCompress', 'gzip'], threshold: 1024 }),
  ],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'baseline-widely-available',
  },
})
