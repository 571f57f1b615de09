// The libraries that follow are shared by federation, which asks for an asynchronous start.
void import('./bootstrap.tsx');
