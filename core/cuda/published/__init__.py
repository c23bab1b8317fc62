"""The methods of the CUDASW++ literature on GPUs, each behind one interface (`published.method`)."""
