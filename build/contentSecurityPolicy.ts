import type { Plugin } from 'vite'

const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  // Made in src/browser/workers.ts for the addresses of the workers, and in src/ui/clipboardText.ts for HTML that is only read.
  'trusted-types app-worker pasted-html',
].join('; ')

/** A script or style that the policy would refuse: one that is in the page itself. */
const INLINE = /<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/i

/**
 * For hosts that read a file of headers (Netlify, Cloudflare Pages). Others say in their own way what it says. Scripts,
 * styles and fonts may be fetched from a frame without an origin, which a sandbox makes it.
 */
const HEADERS = `/*
  Content-Security-Policy: ${POLICY}
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
  Permissions-Policy: camera=(), geolocation=(), microphone=()
/sw.js
  Cache-Control: no-cache
/assets/*
  Access-Control-Allow-Origin: *
${['assets', 'cpp', 'python'].map((folder) => `/${folder}/*\n  Cache-Control: public, max-age=31536000, immutable`).join('\n')}
`

/**
 * Puts the Content Security Policy into the built page, and beside it into `_headers`, for hosts that send it. Development
 * needs inline styles, so it goes without.
 */
export const contentSecurityPolicy = (): Plugin => ({
  name: 'content-security-policy',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: '_headers', source: HEADERS })
  },
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const [inline] = INLINE.exec(html) ?? []
      if (inline !== undefined) throw new Error(`index.html has ${inline.trim()}, which the policy refuses`)
      // Vite would write its quotation marks as entities.
      return html.replace(
        '<head>',
        `$&\n    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />`,
      )
    },
  },
})
