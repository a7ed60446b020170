export default { __html: '<path d="m9 18 6-6-6-6"/>' }
