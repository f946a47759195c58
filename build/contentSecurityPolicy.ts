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
  // The policies of src/browser/workers.ts, for worker URLs, and src/page/controls/clipboardText.ts, for HTML that is only read.
  'trusted-types app-worker pasted-html',
].join('; ')

/** Inline scripts and styles, which the policy refuses. */
const INLINE = /<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/i

/**
 * Content of the file `_headers` for hosts that read it (Netlify, Cloudflare Pages). Other hosts need the same headers
 * in their own configuration. CORS lets a sandboxed frame, whose origin is opaque, fetch scripts, styles and fonts.
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
 * Vite plugin that adds the Content Security Policy to the built page and emits it as `_headers`, for hosts that send
 * it. Throws if the page has inline scripts or styles. The development server has no policy, because it needs inline
 * styles.
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
      // Not a tag descriptor, because Vite would escape the policy's quotation marks.
      return html.replace(
        '<head>',
        `$&\n    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />`,
      )
    },
  },
})
