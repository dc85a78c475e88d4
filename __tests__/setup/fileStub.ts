export default '/static/file-stub';
