export default { __html: '<path d="M5 12h14"/>' }
