export default { __html: '<path d="m18 15-6-6-6 6"/>' }
