const root = document.querySelector('#desk')
if (root) root.textContent = 'The desk'
