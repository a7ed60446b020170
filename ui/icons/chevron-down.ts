export default { __html: '<path d="m6 9 6 6 6-6"/>' }
