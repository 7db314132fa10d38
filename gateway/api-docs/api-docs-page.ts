/** Where the reference is read, and where it finds what it is made of. */
export const apiDocsPath = '/api/docs'
export const openapiPath = '/api/openapi.json'

/** No script stands in the page: the policy of the site allows none. */
export const apiDocsPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>API reference · from stray to safe</title>
<link rel="stylesheet" href="${apiDocsPath}/swagger-ui.css">
<link rel="stylesheet" href="${apiDocsPath}/reference.css">
<script defer src="${apiDocsPath}/swagger-ui-bundle.js"></script>
<script defer src="${apiDocsPath}/reference.js"></script>
</head>
<body>
<header class="site">
<a href="/">from stray to safe</a>
<nav aria-label="Other forms of this reference">
<a href="${openapiPath}">OpenAPI document</a>
</nav>
</header>
<main id="reference"><noscript>This page needs JavaScript. The <a href="${openapiPath}">OpenAPI document</a> says the same.</noscript></main>
</body>
</html>
`

/**
 * Starts the reference. A session's token stays in the page's memory and is gone with it. Rooms are opened by a press: of more
 * than 128 operations that were all open Swagger UI draws three.
 */
export const apiDocsScript = `SwaggerUIBundle({
  url: '${openapiPath}',
  domNode: document.getElementById('reference'),
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  tryItOutEnabled: true,
  persistAuthorization: false,
  validatorUrl: null,
})
`

export const apiDocsStyles = `:root { --ink: #2b2118; --paper: #fffaf3; --line: #e4d8c8; --accent: #8a4b14; }
html { scrollbar-gutter: stable; }
body { margin: 0; background: var(--paper); color: var(--ink); }
body, .swagger-ui, .swagger-ui .opblock-tag, .swagger-ui .info .title, .swagger-ui .btn,
.swagger-ui .opblock .opblock-summary-description, .swagger-ui table thead tr th, .swagger-ui label,
.swagger-ui .opblock-description-wrapper p, .swagger-ui .response-col_status, .swagger-ui .tab li,
.swagger-ui .opblock .opblock-section-header h4, .swagger-ui .parameter__name, .swagger-ui select {
  font-family: system-ui, 'Noto Sans', 'Noto Sans Georgian', sans-serif;
}
.site { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.5rem 1.5rem;
  max-width: 1460px; margin: 0 auto; padding: 1rem 1.25rem; box-sizing: border-box; }
.site a { color: var(--accent); font-weight: 600; text-underline-offset: 0.2em; }
.swagger-ui .info { margin: 1.5rem 0; }
.swagger-ui .info .title { color: var(--ink); }
.swagger-ui .info .title small { background: #5b4c3e; }
.swagger-ui .info .title small.version-stamp { background: #1b6b45; }
.swagger-ui .info .link, .swagger-ui .info hgroup.main > a { display: none; }
.swagger-ui .info p, .swagger-ui .markdown p { max-width: 44rem; margin-left: 0; margin-right: 0; line-height: 1.6; color: var(--ink); }
.swagger-ui .scheme-container { background: transparent; box-shadow: none; padding: 0 0 1rem; }
.swagger-ui .servers-title, .swagger-ui .servers, .swagger-ui .response-col_links { display: none; }
.swagger-ui .opblock-tag { border-bottom-color: var(--line); color: var(--ink); }
.swagger-ui .opblock { box-shadow: none; border-radius: 0.5rem; }
.swagger-ui .opblock-tag small, .swagger-ui .opblock .opblock-summary-description { color: #5b4c3e; }
.swagger-ui .opblock-post { --method: #1b6b45; }
.swagger-ui .opblock-get { --method: #1c5a9c; }
.swagger-ui .opblock-put { --method: #8a5400; }
.swagger-ui .opblock-delete { --method: #a32222; }
.swagger-ui .opblock[class] { border-color: var(--method); }
.swagger-ui .opblock[class] .opblock-summary { border-color: var(--method); }
.swagger-ui .opblock[class] .opblock-summary-method { background: var(--method); text-shadow: none; }
.swagger-ui .btn.authorize { color: #1b6b45; border-color: currentColor; }
.swagger-ui .btn.authorize[class] svg { fill: currentColor; }
.swagger-ui .btn.execute { background: #1c5a9c; border-color: #1c5a9c; }
.swagger-ui .btn.cancel { color: #a32222; border-color: currentColor; }
.swagger-ui .response-control-media-type__accept-message { color: #1b6b45; }
:focus-visible, .swagger-ui :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
@media (max-width: 640px) {
  .swagger-ui .wrapper { padding: 0 0.75rem; }
  .swagger-ui .opblock-tag { flex-wrap: wrap; font-size: 1.25rem; }
  .swagger-ui .opblock-tag small { order: 3; flex-basis: 100%; padding: 0.25rem 0 0; }
  .swagger-ui .opblock .opblock-summary-control { flex-wrap: wrap; row-gap: 0.35rem; min-width: 0; }
  .swagger-ui .opblock .opblock-summary-path-description-wrapper { flex: 1 1 100%; flex-wrap: wrap; padding: 0; }
  .swagger-ui .opblock .opblock-summary-path { max-width: 100%; padding: 0 0.5rem; }
  .swagger-ui .opblock .opblock-summary-description { flex-basis: 100%; text-align: left; padding: 0 0.5rem; }
  .swagger-ui .opblock .view-line-link { display: none; }
  .swagger-ui .opblock-body pre.microlight, .swagger-ui .highlight-code { max-width: calc(100vw - 4rem); }
  .swagger-ui table.parameters tbody tr { display: block; padding-bottom: 0.75rem; }
  .swagger-ui table.parameters tbody td { display: block; min-width: 0; padding: 0.25rem 0; max-width: none; }
  .swagger-ui table.parameters thead { display: none; }
  .swagger-ui table.responses-table tr.response { display: block; padding-bottom: 1rem; }
  .swagger-ui table.responses-table tr.response > td { display: block; padding: 0.25rem 0; }
  .swagger-ui table.responses-table thead { display: none; }
  .swagger-ui .parameters-col_description input, .swagger-ui .parameters-col_description select { width: 100%; max-width: none; }
}
@media (prefers-reduced-motion: reduce) { .swagger-ui * { animation: none !important; transition: none !important; } }
`
